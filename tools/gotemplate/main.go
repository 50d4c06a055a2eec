// Command gotemplate runs and parses the Go templates of the manual, with Sprig and the functions of Aqueduto.
//
// It reads JSON lines from standard input:
//
//	{"mode": "run" or "parse", "template": "...", "data": ...}
//
// and answers each with one line: {"output": "..."}, which is empty for "parse", or {"error": "..."} with the message
// of Go. Numbers in data become float64, as they do in Aqueduto.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"text/template"
)

type job struct {
	Mode     string      `json:"mode"`
	Template string      `json:"template"`
	Data     interface{} `json:"data"`
}

type answer struct {
	Output *string `json:"output,omitempty"`
	Error  string  `json:"error,omitempty"`
}

func main() {
	if err := serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReader(in)
	answers := json.NewEncoder(out)
	answers.SetEscapeHTML(false)
	for {
		line, end := lines.ReadBytes('\n')
		if len(strings.TrimSpace(string(line))) > 0 {
			var j job
			if err := json.Unmarshal(line, &j); err != nil {
				return err
			}
			if err := answers.Encode(reply(j)); err != nil {
				return err
			}
		}
		if errors.Is(end, io.EOF) {
			return nil
		}
		if end != nil {
			return end
		}
	}
}

func reply(j job) answer {
	output, err := work(j)
	if err != nil {
		return answer{Error: err.Error()}
	}
	return answer{Output: &output}
}

func work(j job) (output string, err error) {
	// Some functions of Sprig panic where others return an error.
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	t, err := template.New("input").Funcs(functions()).Parse(j.Template)
	if err != nil || j.Mode == "parse" {
		return "", err
	}
	if err := missingKey(j.Template, j.Data); err != nil {
		return "", err
	}
	var text strings.Builder
	err = t.Execute(&text, j.Data)
	return text.String(), err
}
