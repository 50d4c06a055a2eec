// Command gotemplate runs and parses the Go templates of the manual, with Sprig and the functions of Aqueduto. It is
// compiled to WebAssembly (`npm run engine:build`): readers try templates with it in the page, checks in Node.js.
//
// It gives JavaScript one function, runGoTemplate(mode, template, message), which answers with JSON:
//
//	{"output": "..."}, which is empty when mode is "parse", or
//	{"error": "...", "phase": "parse", "message" or "run"} with Go's own text.
//
// The message is JSON. Its numbers become float64, as they do in Aqueduto.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"syscall/js"
	"text/template"
	"time"
)

type answer struct {
	Output *string `json:"output,omitempty"`
	Error  string  `json:"error,omitempty"`
	Phase  string  `json:"phase,omitempty"`
}

func main() {
	time.Local = time.UTC // the clusters' time zone, wherever the reader is
	js.Global().Set("runGoTemplate", js.FuncOf(func(_ js.Value, arguments []js.Value) interface{} {
		return encode(reply(arguments[0].String(), arguments[1].String(), arguments[2].String()))
	}))
	select {}
}

func encode(a answer) string {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(a); err != nil {
		return `{"error": "the answer is not JSON", "phase": "run"}`
	}
	return text.String()
}

func reply(mode, text, message string) answer {
	t, err := template.New("input").Funcs(functions()).Parse(text)
	if err != nil {
		return answer{Error: err.Error(), Phase: "parse"}
	}
	if mode == "parse" {
		return answer{Output: new(string)}
	}
	var data interface{}
	if err := json.Unmarshal([]byte(message), &data); err != nil {
		return answer{Error: messageError(message, err), Phase: "message"}
	}
	output, err := run(t, text, data)
	if err != nil {
		return answer{Error: err.Error(), Phase: "run"}
	}
	return answer{Output: &output}
}

// messageError says where the message is no JSON, in the form of the errors of templates.
func messageError(message string, err error) string {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return err.Error()
	}
	before := message[:max(0, int(syntax.Offset)-1)]
	line := strings.Count(before, "\n") + 1
	return fmt.Sprintf("message: input:%d:%d: %v", line, len(before)-strings.LastIndex(before, "\n")-1, err)
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func run(t *template.Template, text string, data interface{}) (output string, err error) {
	// Some functions of Sprig panic where others return an error.
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	if err := missingKey(text, data); err != nil {
		return "", err
	}
	var printed strings.Builder
	err = t.Execute(&limited{out: &printed, left: maxOutput}, data)
	return printed.String(), err
}

// maxOutput is the limit expression-output of model/limits.yaml in bytes.
const maxOutput = 1 << 20

// limited refuses what would make the output larger than an expression's may be.
type limited struct {
	out  io.Writer
	left int
}

func (l *limited) Write(text []byte) (int, error) {
	if l.left -= len(text); l.left < 0 {
		return 0, errors.New("the output is larger than 1 MB")
	}
	return l.out.Write(text)
}
