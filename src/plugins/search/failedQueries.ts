/**
 * Address that is told what readers searched and did not find, by POST, as JSON: `{"text": "…", "language": "en",
 * "count": 0}`, two seconds after the last letter. Nothing else is sent, no cookie and no referrer; nothing at all while
 * it is `undefined`. A full https address; after a change `npm run rules` lets the content security policy allow its
 * origin, and no other.
 */
export const FAILED_QUERIES_URL: string | undefined = undefined;
