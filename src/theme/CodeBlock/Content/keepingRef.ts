import type {RefObject} from 'react';

/** A ref that passes elements on to another one, but not that there is none any more: the last element stays. */
export function keepingRef<Element>(ref: RefObject<Element | null>): RefObject<Element | null> {
  return {
    get current() {
      return ref.current;
    },
    set current(element) {
      ref.current = element ?? ref.current;
    },
  };
}
