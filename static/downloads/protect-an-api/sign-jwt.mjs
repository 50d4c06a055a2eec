import { createHmac } from 'node:crypto';

const { JWT_KEY, JWT_SECRET, NOW } = process.env;
const now = Number(NOW ?? Math.floor(Date.now() / 1000));
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

const header = encode({ alg: 'HS256', typ: 'JWT' });
const claims = encode({ iss: JWT_KEY, iat: now, nbf: now - 30, exp: now + 600 });
const signature = createHmac('sha256', JWT_SECRET).update(`${header}.${claims}`).digest('base64url');

console.log(`${header}.${claims}.${signature}`);
