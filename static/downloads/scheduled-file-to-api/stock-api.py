import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

STOCK = {}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.answer(200, STOCK)

    def do_PUT(self):
        if self.headers['X-Api-Key'] != 'example-api-key-not-real':
            return self.answer(401, {'message': 'API key missing or wrong'})
        sku = self.path.removeprefix('/stock/')
        quantity = json.loads(self.rfile.read(int(self.headers['Content-Length'])))['quantity']
        if quantity < 0:
            return self.answer(422, {'message': f'{sku}: quantity {quantity} is below 0'})
        STOCK[sku] = quantity
        return self.answer(200, {'sku': sku, 'quantity': quantity})

    def answer(self, status, body):
        content = json.dumps(body, sort_keys=True).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)


ThreadingHTTPServer(('', 8082), Handler).serve_forever()
