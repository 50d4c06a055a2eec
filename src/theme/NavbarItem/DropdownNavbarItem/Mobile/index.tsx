// Replaces the menus in the drawer of phones (Docusaurus 3.10): their two links each are there at once, without a link to "#"
// that says it is a button.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {useId, type ReactNode} from 'react';

export default function DropdownNavbarItemMobile({items, label, onClick}: Props): ReactNode {
  const heading = useId();
  return (
    <li className="menu__list-item">
      <span id={heading} className="menu__group">
        {label}
      </span>
      <ul className="menu__list" aria-labelledby={heading}>
        {items.map((item, i) => (
          <NavbarItem
            key={i}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
          />
        ))}
      </ul>
    </li>
  );
}
