package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"text/template"
	"time"
	_ "time/tzdata" // time zones also where the system has none

	"github.com/Masterminds/sprig"
)

// functions gives what a template of Aqueduto may call, as model/template-functions.yaml says.
func functions() template.FuncMap {
	all := sprig.TxtFuncMap()
	for _, disabled := range []string{"env", "expandenv", "getHostByName"} {
		delete(all, disabled)
	}
	own := template.FuncMap{
		"toXml": toXML, "fromXml": fromXML, "jsonPath": jsonPath,
		"formatDate": formatDate, "parseDate": time.Parse,
		"uuid": all["uuidv4"], "maskCpf": maskCpf, "maskCnpj": maskCnpj, "onlyDigits": onlyDigits,
		"hmacSha256": hmacSha256, "base64Url": base64URL, "sqlArray": sqlArray,
	}
	for name, function := range own {
		all[name] = function
	}
	return all
}

// formatDate writes a time (RFC 3339 text, a time, or Unix seconds) in a time zone.
func formatDate(layout, zone string, t interface{}) (string, error) {
	location, err := time.LoadLocation(zone)
	if err != nil {
		// As Go says elsewhere; in WebAssembly, it says that there are no files.
		return "", fmt.Errorf("unknown time zone %s", zone)
	}
	var at time.Time
	switch t := t.(type) {
	case time.Time:
		at = t
	case string:
		if at, err = time.Parse(time.RFC3339, t); err != nil {
			return "", err
		}
	case int:
		at = time.Unix(int64(t), 0)
	case int64:
		at = time.Unix(t, 0)
	case float64:
		at = time.Unix(int64(t), 0)
	default:
		return "", fmt.Errorf("a time is RFC 3339 text, a time or Unix seconds, not %T", t)
	}
	return at.In(location).Format(layout), nil
}

var (
	notDigit         = regexp.MustCompile(`\D`)
	notLetterOrDigit = regexp.MustCompile(`[^0-9A-Za-z]`)
)

func onlyDigits(s string) string { return notDigit.ReplaceAllString(s, "") }

func maskCpf(s string) (string, error) {
	digits := onlyDigits(s)
	if len(digits) != 11 {
		return "", fmt.Errorf("a CPF has 11 digits, not %d", len(digits))
	}
	return "***." + digits[3:6] + "." + digits[6:9] + "-**", nil
}

// maskCnpj counts letters as digits: a CNPJ may have them from July 2026 on.
func maskCnpj(s string) (string, error) {
	digits := notLetterOrDigit.ReplaceAllString(s, "")
	if len(digits) != 14 {
		return "", fmt.Errorf("a CNPJ has 14 digits, not %d", len(digits))
	}
	return "**." + digits[2:5] + "." + digits[5:8] + "/****-**", nil
}

func hmacSha256(key, s string) string {
	code := hmac.New(sha256.New, []byte(key))
	code.Write([]byte(s))
	return hex.EncodeToString(code.Sum(nil))
}

func base64URL(s string) string { return base64.RawURLEncoding.EncodeToString([]byte(s)) }

// sqlArray writes an array literal of PostgreSQL (section "Array Value Input" of its manual).
func sqlArray(list interface{}) (string, error) {
	values := reflect.ValueOf(list)
	if !values.IsValid() || values.Kind() != reflect.Slice {
		return "", fmt.Errorf("an array is made of a list, not of %T", list)
	}
	elements := make([]string, values.Len())
	for i := range elements {
		element, err := sqlElement(values.Index(i).Interface())
		if err != nil {
			return "", err
		}
		elements[i] = element
	}
	return "{" + strings.Join(elements, ",") + "}", nil
}

func sqlElement(value interface{}) (string, error) {
	switch value := value.(type) {
	case nil:
		return "NULL", nil
	case string:
		return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value) + `"`, nil
	case map[string]interface{}:
		return "", fmt.Errorf("an object is no element of an array")
	case bool, int, int64, float64:
		return scalar(value), nil
	default:
		return sqlArray(value)
	}
}

// scalar writes a number without exponent, and whatever else as Go prints it.
func scalar(value interface{}) string {
	if number, ok := value.(float64); ok {
		return strconv.FormatFloat(number, 'f', -1, 64)
	}
	return fmt.Sprint(value)
}

// plain turns what Sprig makes (lists of strings, whole numbers) into the values that JSON has.
func plain(value interface{}) (interface{}, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var out interface{}
	return out, json.Unmarshal(text, &out)
}
