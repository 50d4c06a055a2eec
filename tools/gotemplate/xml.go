package main

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"sort"
	"strings"
)

// XML and values: an object with one key is a document, its key the root element. Keys are elements, in the order of
// their names; a list repeats its element; null and "" are an empty element; everything else is text. The model says
// nothing of attributes, namespaces and text between elements, so both directions refuse them instead of guessing.

var xmlName = regexp.MustCompile(`^[\p{L}_][\p{L}\p{N}_.-]*$`)

func toXML(v interface{}) (string, error) {
	value, err := plain(v)
	if err != nil {
		return "", err
	}
	document, ok := value.(map[string]interface{})
	if !ok || len(document) != 1 {
		return "", errors.New("an XML document is an object with one key, its root element")
	}
	var out strings.Builder
	for name, content := range document {
		if _, isList := content.([]interface{}); isList {
			return "", errors.New("an XML document has one root element, not a list")
		}
		err = writeElement(&out, name, content)
	}
	return out.String(), err
}

func writeElement(out *strings.Builder, name string, content interface{}) error {
	if list, ok := content.([]interface{}); ok {
		for _, item := range list {
			if _, nested := item.([]interface{}); nested {
				return errors.New("a list in a list has no element name")
			}
			if err := writeElement(out, name, item); err != nil {
				return err
			}
		}
		return nil
	}
	if !xmlName.MatchString(name) {
		return fmt.Errorf("%q is no name of an element", name)
	}
	out.WriteString("<" + name + ">")
	switch content := content.(type) {
	case nil:
	case map[string]interface{}:
		names := make([]string, 0, len(content))
		for child := range content {
			names = append(names, child)
		}
		sort.Strings(names)
		for _, child := range names {
			if err := writeElement(out, child, content[child]); err != nil {
				return err
			}
		}
	default:
		out.WriteString(strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(scalar(content)))
	}
	out.WriteString("</" + name + ">")
	return nil
}

func fromXML(s string) (map[string]interface{}, error) {
	decoder := xml.NewDecoder(strings.NewReader(s))
	document := map[string]interface{}{}
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			for _, root := range document {
				if _, repeated := root.([]interface{}); len(document) == 1 && !repeated {
					return document, nil
				}
			}
			return nil, errors.New("an XML document has one root element")
		}
		if err != nil {
			return nil, err
		}
		if start, ok := token.(xml.StartElement); ok {
			if err := readElement(decoder, start, document); err != nil {
				return nil, err
			}
		}
	}
}

// readElement reads up to the end of the element and adds it to its parent.
func readElement(decoder *xml.Decoder, start xml.StartElement, parent map[string]interface{}) error {
	if len(start.Attr) > 0 || start.Name.Space != "" {
		return fmt.Errorf("element %s: attributes and namespaces are not supported", start.Name.Local)
	}
	children := map[string]interface{}{}
	var text strings.Builder
	for {
		token, err := decoder.Token()
		if err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.CharData:
			text.Write(token)
		case xml.StartElement:
			if err := readElement(decoder, token, children); err != nil {
				return err
			}
		case xml.EndElement:
			if len(children) == 0 {
				add(parent, start.Name.Local, text.String())
				return nil
			}
			if strings.TrimSpace(text.String()) != "" {
				return fmt.Errorf("element %s: text between elements is not supported", start.Name.Local)
			}
			add(parent, start.Name.Local, children)
			return nil
		}
	}
}

func add(parent map[string]interface{}, name string, value interface{}) {
	switch before := parent[name].(type) {
	case nil:
		parent[name] = value
	case []interface{}:
		parent[name] = append(before, value)
	default:
		parent[name] = []interface{}{before, value}
	}
}
