package main

import (
	"fmt"
	"sort"
)

// JSONPath as RFC 9535 defines it, without function extensions (length, count, match, search, value): Debian has no
// library for it. A path outside this subset is an error, never another result. Members of an object are visited in
// the order of their names; the RFC leaves that order open.

// jsonPath selects nodes of a document.
func jsonPath(doc interface{}, expr string) (nodes []interface{}, err error) {
	defer func() {
		if fault, ok := recover().(pathError); ok {
			err = fault
		}
	}()
	root, err := plain(doc)
	if err != nil {
		return nil, err
	}
	p := &pathParser{text: expr}
	if !p.take("$") {
		p.fail("a path starts with $")
	}
	found := query{absolute: true, segments: p.segments()}
	if p.at < len(p.text) {
		p.fail("a segment starts with . or [")
	}
	return found.run(root, root), nil
}

type pathError string

func (e pathError) Error() string { return string(e) }

// query is a path from the root ($) or from the current node of a filter (@).
type query struct {
	absolute bool
	segments []segment
}

type segment struct {
	descendant bool
	selectors  []selector
	// singular: one name or one index, so at most one node.
	singular bool
}

// selector gives the children of a node that it selects.
type selector func(root, node interface{}) []interface{}

func (q query) run(root, current interface{}) []interface{} {
	nodes := []interface{}{current}
	if q.absolute {
		nodes = []interface{}{root}
	}
	for _, segment := range q.segments {
		selected := []interface{}{}
		for _, node := range nodes {
			from := []interface{}{node}
			if segment.descendant {
				from = withDescendants(node)
			}
			for _, parent := range from {
				for _, selects := range segment.selectors {
					selected = append(selected, selects(root, parent)...)
				}
			}
		}
		nodes = selected
	}
	return nodes
}

func (q query) singular() bool {
	for _, segment := range q.segments {
		if !segment.singular {
			return false
		}
	}
	return true
}

func children(node interface{}) []interface{} {
	switch node := node.(type) {
	case []interface{}:
		return node
	case map[string]interface{}:
		names := make([]string, 0, len(node))
		for name := range node {
			names = append(names, name)
		}
		sort.Strings(names)
		values := make([]interface{}, len(names))
		for i, name := range names {
			values[i] = node[name]
		}
		return values
	}
	return nil
}

func withDescendants(node interface{}) []interface{} {
	all := []interface{}{node}
	for _, child := range children(node) {
		all = append(all, withDescendants(child)...)
	}
	return all
}

func byWildcard(_, node interface{}) []interface{} { return children(node) }

func byName(name string) selector {
	return func(_, node interface{}) []interface{} {
		object, _ := node.(map[string]interface{})
		if value, ok := object[name]; ok {
			return []interface{}{value}
		}
		return nil
	}
}

func byIndex(index int) selector {
	return func(_, node interface{}) []interface{} {
		list, _ := node.([]interface{})
		i := fromEnd(index, len(list))
		if i < 0 || i >= len(list) {
			return nil
		}
		return []interface{}{list[i]}
	}
}

// bySlice follows section 2.3.4.2.2 of the RFC; nil stands for what the path leaves out.
func bySlice(start, end *int, step int) selector {
	return func(_, node interface{}) []interface{} {
		list, _ := node.([]interface{})
		size := len(list)
		lower, upper := 0, size
		if step < 0 {
			lower, upper = size-1, -1
		}
		if start != nil {
			lower = fromEnd(*start, size)
		}
		if end != nil {
			upper = fromEnd(*end, size)
		}
		var selected []interface{}
		if step > 0 {
			for i := clamp(lower, 0, size); i < clamp(upper, 0, size); i += step {
				selected = append(selected, list[i])
			}
		}
		if step < 0 {
			for i := clamp(lower, -1, size-1); i > clamp(upper, -1, size-1); i += step {
				selected = append(selected, list[i])
			}
		}
		return selected
	}
}

func byFilter(holds predicate) selector {
	return func(root, node interface{}) []interface{} {
		var selected []interface{}
		for _, child := range children(node) {
			if holds(root, child) {
				selected = append(selected, child)
			}
		}
		return selected
	}
}

func fromEnd(index, size int) int {
	if index < 0 {
		return size + index
	}
	return index
}

func clamp(value, low, high int) int {
	if value < low {
		return low
	}
	if value > high {
		return high
	}
	return value
}

func (p *pathParser) fail(reason string) {
	panic(pathError(fmt.Sprintf("JSONPath %q, character %d: %s", p.text, p.at+1, reason)))
}
