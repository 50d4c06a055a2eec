/** How a node of Kong reads Routes: the setting `router_flavor`. Aqueduto Kong has the first; the third, `traditional`, is older. */
export type Flavor = 'traditional_compatible' | 'expressions';

/** The fields of a Route of Kong 3.9 that decide which requests it gets, and how it answers those that break its protocol. */
export interface Route {
  name: string;
  protocols: string[];
  redirectStatus: number;
  methods: string[];
  hosts: string[];
  paths: string[];
  snis: string[];
  /** Names of headers with the values of which one has to be there. */
  headers: Record<string, string[]>;
  regexPriority: number;
  /** Instead of the fields above, in the flavor `expressions`. */
  expression: string | undefined;
  /** Of an expression. */
  priority: number;
}

/** A Route without conditions, with the defaults of Kong. */
export const NEW_ROUTE: Readonly<Route> = {
  name: '',
  protocols: ['http', 'https'],
  redirectStatus: 426,
  methods: [],
  hosts: [],
  paths: [],
  snis: [],
  headers: {},
  regexPriority: 0,
  expression: undefined,
  priority: 0,
};

/** Whether a path is a regular expression. */
export const isRegex = (path: string): boolean => path.startsWith('~');
