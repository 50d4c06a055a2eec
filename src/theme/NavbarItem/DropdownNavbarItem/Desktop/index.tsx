// Replaces the navbar's menus (Docusaurus 3.10): theirs open from a link to "#" that says it is a button, Escape leaves them
// open, and arrows do nothing.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import {flushSync} from 'react-dom';

import {linkByKey} from './linkByKey';

/** A button that shows a list of links: by click, key or pointer; Escape closes it. */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const {isOpen, setOpen, isRefused, setRefused} = useMenu(root);
  const list = useId();

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...root.current!.querySelectorAll<HTMLElement>('.dropdown__menu a')];
    const next = linkByKey(event.key, links, document.activeElement);
    if (next !== undefined) {
      event.preventDefault();
      flushSync(() => setOpen(true));
      next.focus();
    } else if (event.key === 'Escape' && root.current!.contains(document.activeElement)) {
      button.current!.focus();
    }
  }

  return (
    // The button and the links are what acts; the element hears their keys.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isRefused,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setRefused(false)}
      onBlur={({currentTarget, relatedTarget}) => relatedTarget && setOpen(currentTarget.contains(relatedTarget))}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className={clsx('navbar__link clean-btn', className)}
        onClick={() => {
          setOpen(!isOpen);
          setRefused(isOpen);
        }}>
        {label}
      </button>
      <ul id={list} className="dropdown__menu">
        {items.map((item, i) => (
          <NavbarItem key={i} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}

interface Menu {
  isOpen: boolean;
  setOpen: Dispatch<SetStateAction<boolean>>;
  /** Closed by Escape under a pointer that rests. */
  isRefused: boolean;
  setRefused: Dispatch<SetStateAction<boolean>>;
}

/** Whether a menu is open; Escape closes it, and a press elsewhere. */
function useMenu(root: RefObject<HTMLElement | null>): Menu {
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const onPointerDown = ({target}: Event): void => setOpen((open) => open && root.current!.contains(target as Node));
    const onKeyDown = ({key}: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') {
        setOpen(false);
        setRefused(true);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
  return {isOpen, setOpen, isRefused, setRefused};
}
