package main

import (
	"encoding/json"
	"reflect"
)

// predicate says whether a filter holds for the current node.
type predicate func(root, current interface{}) bool

// operand gives the value that a filter compares; ok is false for a path that selects nothing.
type operand func(root, current interface{}) (value interface{}, ok bool)

func (p *pathParser) or() predicate {
	left := p.and()
	for p.space(); p.take("||"); p.space() {
		first, second := left, p.and()
		left = func(root, current interface{}) bool { return first(root, current) || second(root, current) }
	}
	return left
}

func (p *pathParser) and() predicate {
	left := p.basic()
	for p.space(); p.take("&&"); p.space() {
		first, second := left, p.basic()
		left = func(root, current interface{}) bool { return first(root, current) && second(root, current) }
	}
	return left
}

// basic reads a group, a test that a path selects something (both may be negated), or a comparison.
func (p *pathParser) basic() predicate {
	p.space()
	if p.take("!") {
		p.space()
		var holds predicate
		if p.take("(") {
			holds = p.group()
		} else if path, ok := p.query(); ok {
			holds = exists(path)
		} else {
			p.fail("after ! comes a path or a group")
		}
		return func(root, current interface{}) bool { return !holds(root, current) }
	}
	if p.take("(") {
		return p.group()
	}
	if path, ok := p.query(); ok {
		if compare := p.comparison(); compare != nil {
			return compared(compare, p.single(path), p.comparable())
		}
		return exists(path)
	}
	left := p.comparable()
	compare := p.comparison()
	if compare == nil {
		p.fail("a comparison is missing")
	}
	return compared(compare, left, p.comparable())
}

func (p *pathParser) group() predicate {
	holds := p.or()
	p.space()
	if !p.take(")") {
		p.fail(") is missing")
	}
	return holds
}

func (p *pathParser) query() (query, bool) {
	if p.take("@") {
		return query{segments: p.segments()}, true
	}
	if p.take("$") {
		return query{absolute: true, segments: p.segments()}, true
	}
	return query{}, false
}

func exists(path query) predicate {
	return func(root, current interface{}) bool { return len(path.run(root, current)) > 0 }
}

func (p *pathParser) comparable() operand {
	p.space()
	if path, ok := p.query(); ok {
		return p.single(path)
	}
	if text, ok := p.quoted(); ok {
		return literal(text)
	}
	for word, value := range map[string]interface{}{"true": true, "false": false, "null": nil} {
		if p.take(word) {
			return literal(value)
		}
	}
	number := p.match(pathNumber)
	if number == "" {
		p.fail("a path, text, number, true, false or null is missing; functions are not supported")
	}
	var value float64
	if err := json.Unmarshal([]byte(number), &value); err != nil {
		p.fail("the number is too large")
	}
	return literal(value)
}

func literal(value interface{}) operand {
	return func(_, _ interface{}) (interface{}, bool) { return value, true }
}

func (p *pathParser) single(path query) operand {
	if !path.singular() {
		p.fail("only a path that selects at most one value can be compared")
	}
	return func(root, current interface{}) (interface{}, bool) {
		if nodes := path.run(root, current); len(nodes) == 1 {
			return nodes[0], true
		}
		return nil, false
	}
}

// comparison is true or false for equal and for less; section 2.3.5.2.2 of the RFC makes the six operators of these.
type comparison func(equal, less, greater bool) bool

func (p *pathParser) comparison() comparison {
	p.space()
	for _, operator := range []struct {
		sign    string
		compare comparison
	}{
		{"==", func(equal, _, _ bool) bool { return equal }},
		{"!=", func(equal, _, _ bool) bool { return !equal }},
		{"<=", func(equal, less, _ bool) bool { return equal || less }},
		{">=", func(equal, _, greater bool) bool { return equal || greater }},
		{"<", func(_, less, _ bool) bool { return less }},
		{">", func(_, _, greater bool) bool { return greater }},
	} {
		if p.take(operator.sign) {
			return operator.compare
		}
	}
	return nil
}

func compared(compare comparison, left, right operand) predicate {
	return func(root, current interface{}) bool {
		a, aFound := left(root, current)
		b, bFound := right(root, current)
		equal := aFound == bFound && reflect.DeepEqual(a, b)
		return compare(equal, less(a, b), less(b, a))
	}
}

// less orders numbers and texts; other values, and values of two types, have no order.
func less(a, b interface{}) bool {
	switch a := a.(type) {
	case float64:
		b, ok := b.(float64)
		return ok && a < b
	case string:
		b, ok := b.(string)
		return ok && a < b
	}
	return false
}
