package main

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
)

var (
	pathName    = regexp.MustCompile(`^[A-Za-z_\x{80}-\x{10FFFF}][0-9A-Za-z_\x{80}-\x{10FFFF}]*`)
	pathInteger = regexp.MustCompile(`^(0|-?[1-9][0-9]*)`)
	pathNumber  = regexp.MustCompile(`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`)
	pathString  = regexp.MustCompile(`^("([^"\\\x00-\x1F]|\\.)*"|'([^'\\\x00-\x1F]|\\.)*')`)
	pathSpace   = regexp.MustCompile(`^[ \t\n\r]*`)
)

type pathParser struct {
	text string
	at   int
}

func (p *pathParser) take(token string) bool {
	if !strings.HasPrefix(p.text[p.at:], token) {
		return false
	}
	p.at += len(token)
	return true
}

func (p *pathParser) match(pattern *regexp.Regexp) string {
	found := pattern.FindString(p.text[p.at:])
	p.at += len(found)
	return found
}

func (p *pathParser) space() { p.match(pathSpace) }

// segments reads as many as there are; white space is allowed before each.
func (p *pathParser) segments() []segment {
	var all []segment
	for {
		before := p.at
		p.space()
		switch {
		case p.take("..["):
			all = append(all, segment{descendant: true, selectors: p.brackets().selectors})
		case p.take(".."):
			all = append(all, segment{descendant: true, selectors: p.shorthand().selectors})
		case p.take("["):
			all = append(all, p.brackets())
		case p.take("."):
			all = append(all, p.shorthand())
		default:
			p.at = before
			return all
		}
	}
}

func (p *pathParser) shorthand() segment {
	if p.take("*") {
		return segment{selectors: []selector{byWildcard}}
	}
	name := p.match(pathName)
	if name == "" {
		p.fail("a name or * is missing; quote other names: ['content-type']")
	}
	return segment{selectors: []selector{byName(name)}, singular: true}
}

func (p *pathParser) brackets() segment {
	all := segment{}
	for {
		p.space()
		selects, singular := p.selector()
		all.selectors = append(all.selectors, selects)
		all.singular = singular && len(all.selectors) == 1
		p.space()
		if p.take("]") {
			return all
		}
		if !p.take(",") {
			p.fail("] or , is missing")
		}
	}
}

func (p *pathParser) selector() (selects selector, singular bool) {
	if p.take("*") {
		return byWildcard, false
	}
	if p.take("?") {
		return byFilter(p.or()), false
	}
	if name, ok := p.quoted(); ok {
		return byName(name), true
	}
	start := p.integer()
	p.space()
	if !p.take(":") {
		if start == nil {
			p.fail("a name in quotes, *, an index, a slice or a filter is missing")
		}
		return byIndex(*start), true
	}
	p.space()
	end := p.integer()
	p.space()
	step := 1
	if p.take(":") {
		p.space()
		if written := p.integer(); written != nil {
			step = *written
		}
	}
	return bySlice(start, end, step), false
}

func (p *pathParser) integer() *int {
	text := p.match(pathInteger)
	if text == "" {
		return nil
	}
	value, err := strconv.Atoi(text)
	if err != nil || value >= 1<<53 || value <= -(1<<53) {
		p.fail("the number is too large")
	}
	return &value
}

func (p *pathParser) quoted() (string, bool) {
	text := p.match(pathString)
	if text == "" {
		return "", false
	}
	if text[0] == '\'' { // to a string of JSON
		inner := strings.ReplaceAll(text[1:len(text)-1], `\'`, `'`)
		text = `"` + strings.ReplaceAll(inner, `"`, `\"`) + `"`
	}
	var value string
	err := json.Unmarshal([]byte(text), &value)
	// Go reads half a surrogate pair as U+FFFD.
	if err != nil || strings.ContainsRune(value, '\uFFFD') && !strings.ContainsRune(text, '\uFFFD') {
		p.fail("a string has an escape that JSON does not know")
	}
	return value, true
}
