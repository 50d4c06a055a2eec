package main

import (
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"text/template"
	"text/template/parse"
)

// strictMap holds variables, secrets or files.
type strictMap map[string]interface{}

var strictRoots = []string{"vars", "secrets", "files"}

// namesStrictRoot finds templates that may read one; all others need not run twice.
var namesStrictRoot = regexp.MustCompile(strings.Join(strictRoots, "|"))

// missingKey fails when the template reads a key that .vars, .secrets or .files does not have.
//
// Go knows one behavior for missing keys for a whole template; Aqueduto has two: an error in these three roots,
// "<no value>" everywhere else. So the template runs once more, with every field access `.a.b` rewritten to
// `(checkKeys SITE . "a" "b").a.b`, where checkKeys looks whether the path leads through a strictMap without the key.
// What this run prints, and other errors in it, do not count: the template itself finds them, in Go's own words.
func missingKey(text string, data interface{}) error {
	if !namesStrictRoot.MatchString(text) {
		return nil
	}
	g := &guard{}
	t, err := template.New("input").Funcs(functions()).Funcs(template.FuncMap{"checkKeys": g.check}).Parse(text)
	if err != nil {
		return err
	}
	for _, defined := range t.Templates() {
		if defined.Tree != nil && defined.Tree.Root != nil {
			g.tree = defined.Tree
			g.list(defined.Tree.Root)
		}
	}
	_ = t.Execute(&limited{out: io.Discard, left: maxOutput}, withStrictRoots(data))
	return g.fault
}

func withStrictRoots(data interface{}) interface{} {
	message, ok := data.(map[string]interface{})
	if data != nil && !ok {
		return data
	}
	strict := make(map[string]interface{}, len(message))
	for key, value := range message {
		strict[key] = value
	}
	for _, root := range strictRoots {
		if values, ok := message[root].(map[string]interface{}); ok || message[root] == nil {
			strict[root] = strictMap(values)
		}
	}
	return strict
}

type guard struct {
	tree  *parse.Tree
	sites []string
	fault error
}

// check walks from base along names and notes the first key that a strictMap lacks. It returns base itself.
func (g *guard) check(site int, base interface{}, names ...string) (interface{}, error) {
	value := base
	for _, name := range names {
		switch holder := value.(type) {
		case strictMap:
			found, ok := holder[name]
			if !ok {
				g.fault = fmt.Errorf("template: %s: map has no entry for key %q", g.sites[site], name)
				return nil, g.fault
			}
			value = found
		case map[string]interface{}:
			value = holder[name]
		default:
			return base, nil
		}
	}
	return base, nil
}

func (g *guard) list(list *parse.ListNode) {
	if list == nil {
		return
	}
	for _, node := range list.Nodes {
		switch node := node.(type) {
		case *parse.ActionNode:
			g.pipe(node.Pipe)
		case *parse.TemplateNode:
			g.pipe(node.Pipe)
		case *parse.IfNode:
			g.branch(&node.BranchNode)
		case *parse.RangeNode:
			g.branch(&node.BranchNode)
		case *parse.WithNode:
			g.branch(&node.BranchNode)
		}
	}
}

func (g *guard) branch(branch *parse.BranchNode) {
	g.pipe(branch.Pipe)
	g.list(branch.List)
	g.list(branch.ElseList)
}

func (g *guard) pipe(pipe *parse.PipeNode) {
	if pipe == nil {
		return
	}
	for _, command := range pipe.Cmds {
		for i, argument := range command.Args {
			command.Args[i] = g.argument(argument)
		}
	}
}

func (g *guard) argument(node parse.Node) parse.Node {
	switch node := node.(type) {
	case *parse.PipeNode:
		g.pipe(node)
	case *parse.FieldNode:
		return g.guarded(node, &parse.DotNode{NodeType: parse.NodeDot, Pos: node.Pos}, node.Ident)
	case *parse.VariableNode:
		if len(node.Ident) > 1 {
			name := &parse.VariableNode{NodeType: parse.NodeVariable, Pos: node.Pos, Ident: node.Ident[:1]}
			return g.guarded(node, name, node.Ident[1:])
		}
	case *parse.ChainNode:
		return g.guarded(node, g.argument(node.Node), node.Field)
	}
	return node
}

func (g *guard) guarded(node, base parse.Node, names []string) parse.Node {
	location, context := g.tree.ErrorContext(node)
	site := len(g.sites)
	g.sites = append(g.sites, fmt.Sprintf("%s: executing %q at <%s>", location, g.tree.Name, context))
	number := &parse.NumberNode{NodeType: parse.NodeNumber, Pos: node.Position(), IsInt: true, Int64: int64(site), Text: strconv.Itoa(site)}
	arguments := []parse.Node{parse.NewIdentifier("checkKeys").SetPos(node.Position()), number, base}
	for _, name := range names {
		arguments = append(arguments, &parse.StringNode{NodeType: parse.NodeString, Pos: node.Position(), Quoted: strconv.Quote(name), Text: name})
	}
	call := &parse.CommandNode{NodeType: parse.NodeCommand, Pos: node.Position(), Args: arguments}
	pipe := &parse.PipeNode{NodeType: parse.NodePipe, Pos: node.Position(), Cmds: []*parse.CommandNode{call}}
	return &parse.ChainNode{NodeType: parse.NodeChain, Pos: node.Position(), Node: pipe, Field: names}
}
