CREATE TABLE orders (
  id text PRIMARY KEY,
  customer text NOT NULL,
  total numeric(12, 2) NOT NULL CHECK (total >= 0),
  placed_at timestamptz NOT NULL
);

CREATE ROLE orders_app LOGIN PASSWORD 'example-password-not-real';
GRANT SELECT, INSERT ON orders TO orders_app;
