import DocsRoot from '@theme/DocsRoot';
import type {Counterparts} from '@site/src/manual/counterpart';
import {createContext, useContext, type ComponentProps, type ReactNode} from 'react';

/** What the pages of a doc set show of other pages. */
export interface ManualPages {
  /** By page, the one of the other generation. */
  counterparts: Counterparts;
  /** Paths of translated pages whose source has changed since. */
  outdated: string[];
  /** Paths of pages that are in the source language: nobody has translated them yet. */
  untranslated: string[];
}

const Context = createContext<ManualPages>({counterparts: {}, outdated: [], untranslated: []});

/** The data of the doc set that the reader is in; empty on pages of no set. */
export function useManualPages(): ManualPages {
  return useContext(Context);
}

/** The root of a doc set (`docsRootComponent` of the docs plugin) that gives its data to the navbar and to its pages. */
export function RootWith({pages, ...props}: {pages: ManualPages} & ComponentProps<typeof DocsRoot>): ReactNode {
  return (
    <Context.Provider value={pages}>
      <DocsRoot {...props} />
    </Context.Provider>
  );
}
