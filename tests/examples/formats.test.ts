import {describe, expect, test} from 'vitest';

import {dockerfile} from '../../tools/examples/formats/dockerfile';
import {http} from '../../tools/examples/formats/http';
import {ini} from '../../tools/examples/formats/ini';
import {properties} from '../../tools/examples/formats/properties';
import {toml} from '../../tools/examples/formats/toml';
import {xml} from '../../tools/examples/formats/xml';
import {block, faultsOf} from './faultsOf';

describe('toml', () => {
  test('a file holds', async () => {
    expect(await faultsOf(toml, block('toml', '[server]\nhost = "api.horizonte.example"\nport = 8443'))).toEqual([
      undefined,
    ]);
  });

  test.each([
    ['a = 1\nb =\nc = 3', 'Line 2: the TOML does not parse (invalid value); correct it.'],
    [
      'a = 1\na = 2',
      'Line 2: the TOML does not parse (trying to redefine an already defined table or value); correct it.',
    ],
    ['host: x', expect.stringMatching(/^Line 1: the TOML does not parse \(.+\); correct it\.$/) as string],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(toml, block('toml', code))).toEqual([sentence]);
  });
});

describe('xml', () => {
  test.each([
    '<?xml version="1.0" encoding="UTF-8"?>\n<order id="1">&lt;&#233;</order>',
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body/></s:Envelope>',
  ])('%j holds', async (code) => {
    expect(await faultsOf(xml, block('xml', code))).toEqual([undefined]);
  });

  test.each([
    ['<a>\n<b>\n</a>', 'Line 2', 'Opening and ending tag mismatch: "b" != "a"'],
    ['<a b=c/>', 'Line 1', 'attribute "c" missed quot(")!'],
    ['<a>\n  <p:b/>\n</a>', 'Line 2', 'a prefix is not declared'],
    ['<a>&order;</a>', 'Line 1', 'entity not found:&order;'],
    ['<a/>\n<b/>', 'Line 2', 'Only one element can be added and only after doctype'],
    ['<a>1 < 2</a>', 'Line 1', 'invalid tagName:'],
    ['order', 'Line 1', 'missing root element'],
  ])('%j has a fault', async (code, line, reason) => {
    const sentence = `${line}: the XML is not well formed (${reason}); correct it.`;
    expect(await faultsOf(xml, block('xml', code))).toEqual([sentence]);
  });
});

describe('properties', () => {
  test('a file holds', async () => {
    const code = '# Broker\nsasl.mechanism = PLAIN\nurl: https://a.example\nlong=a,\\\n  b\nname=S\\u00e3o\nempty=';
    expect(await faultsOf(properties, block('properties', code))).toEqual([undefined]);
  });

  test.each([
    ['a=1\nPG_PASSWORD', 'Line 2: “PG_PASSWORD” has no value; write `name=value`.'],
    ['export PG_HOST=localhost', 'Line 1: “export” has no value; write `name=value`.'],
    ['a=1\nb=2\na=3', 'Line 3: “a” stands twice and the last one wins; keep one.'],
    ['a=\\u12', 'Line 1: \\u needs four hexadecimal digits; complete the escape.'],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(properties, block('properties', code))).toEqual([sentence]);
  });
});

describe('ini', () => {
  test('a file holds', async () => {
    const code =
      '; Server\n[mysqld]\nskip-name-resolve\nmax_allowed_packet = 64M\n\n[client]\nhost=pg.horizonte.example';
    expect(await faultsOf(ini, block('ini', code))).toEqual([undefined]);
  });

  test.each([
    ['[mysqld\nport=1', 'Line 1: “[mysqld” is no section, `name=value` or comment; correct it.'],
    ['a=1\n= 2', 'Line 2: “= 2” is no section, `name=value` or comment; correct it.'],
    ['[a]\nx = 1\n[b]\n[a]', 'Line 4: the section [a] stands twice; join the two.'],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(ini, block('ini', code))).toEqual([sentence]);
  });
});

describe('dockerfile', () => {
  test.each([
    ['two stages', 'FROM golang:1.19 AS build\nWORKDIR /src\n\nFROM scratch\nCOPY --from=build /a /a'],
    ['a version for the image', '# syntax=docker/dockerfile:1\nARG VERSION=1.19\nFROM golang:${VERSION}'],
    [
      'a command over several lines',
      'FROM a\nRUN go vet ./... && \\\n    # Without symbols\n\n    go build -o /a .\nUSER 1000',
    ],
    ['a comment that ends like a line that goes on', 'FROM a\n# C:\\\nUSER 1000'],
    ['a script', "FROM a\nRUN <<'EOF'\nset -e\ngo vet ./...\nEOF\nUSER 1000"],
    ['two files', 'FROM a\nCOPY <<one <<-two /etc/\nx=1\none\ny=2\n\ttwo\nUSER 1000'],
    ['a text for the shell', 'FROM a\nRUN cat <<<text && echo $((1<<2))\nUSER 1000'],
    ['an instruction for the image above', 'FROM a\nONBUILD COPY . .\nonbuild run go build'],
  ])('%s holds', async (_name, code) => {
    expect(await faultsOf(dockerfile, block('dockerfile', code))).toEqual([undefined]);
  });

  test.each([
    ['FROM a\nCOYP . .', 'Line 2: “COYP” is no instruction of a Dockerfile; write “COPY”.'],
    ['FROM a\nONBUILD COYP . .', 'Line 2: “COYP” is no instruction of a Dockerfile; write “COPY”.'],
    [
      'FROM a\nRUN go vet ./... &&\n    go build',
      'Line 3: “go” is no instruction of a Dockerfile; write one, such as `RUN`, or end the line above with `\\`.',
    ],
    ['# Build\n\nWORKDIR /src\nFROM a', 'Line 3: `WORKDIR` stands before `FROM`; move it below.'],
    ['ARG VERSION=1', 'Line 1: the Dockerfile has no `FROM`; begin with the image, `FROM IMAGE`.'],
    ['COPY . .', 'Line 1: the Dockerfile has no `FROM`; begin with the image, `FROM IMAGE`.'],
    ['FROM a\nRUN <<EOF\ngo vet\n', 'Line 2: no line below is “EOF”, which ends the text; add it.'],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(dockerfile, block('dockerfile', code))).toEqual([sentence]);
  });
});

describe('http', () => {
  test.each([
    ['a response', 'HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: 11\n\n{"id":"é"}'],
    ['a body with a line break at its end', 'HTTP/1.1 200 OK\nContent-Length: 3\n\n{}'],
    ['a response without body', 'HTTP/2 204\nX-Empty:'],
    ['a request', 'POST /orders?dry=1 HTTP/1.1\nHost: api.horizonte.example\nContent-Type: text/xml\n\n<a/>'],
    ['an exchange', 'GET /orders HTTP/1.1\nHost: api.horizonte.example\n\nHTTP/1.1 200 OK\nContent-Length: 2\n\n[]'],
    ['a compressed body', 'HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 900\n\n{}'],
  ])('%s holds', async (_name, code) => {
    expect(await faultsOf(http, block('http', code))).toEqual([undefined]);
  });

  test.each([
    [
      'POST /orders\nHost: a.example',
      'Line 1: “POST /orders” is no request or status line; write `GET /orders HTTP/1.1` or `HTTP/1.1 200 OK`.',
    ],
    ['GET / HTTP/1.1\nAccept: */*', 'Line 1: a request of HTTP/1.1 needs a Host header; add it.'],
    [
      'HTTP/1.1 200 OK\nContent-Type application/json',
      'Line 2: “Content-Type application/json” is not a header; write `Name: value`, and a blank line before the body.',
    ],
    [
      'HTTP/1.1 200 OK\nServer: kong\n{"a":1}',
      'Line 3: “{"a":1}” is not a header; write `Name: value`, and a blank line before the body.',
    ],
    [
      'HTTP/1.1 200 OK\nContent-Type: application/problem+json\n\n{"a": ...}',
      expect.stringMatching(/^Line 4: the body is not JSON \(.+\); correct it\.$/) as string,
    ],
    [
      'HTTP/1.1 200 OK\nContent-Type: text/xml\n\n<a>\n<b></a>',
      expect.stringMatching(/^Line 5: the body is not XML \(.+\); correct it\.$/) as string,
    ],
    [
      'HTTP/1.1 200 OK\nContent-Length: 10\n\n{"id":"é"}',
      'Line 1: Content-Length is 10 and the body has 11 bytes; correct one of them.',
    ],
    [
      'GET / HTTP/1.1\nHost: a.example\n\nHTTP/1.1 200 OK\nContent-Length: 9\n\n{}',
      'Line 4: Content-Length is 9 and the body has 2 bytes; correct one of them.',
    ],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(http, block('http', code))).toEqual([sentence]);
  });
});
