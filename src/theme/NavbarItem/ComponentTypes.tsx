// Adds the docs version dropdown (Docusaurus 3.10): the framework's own knows versions of one docs instance only,
// v1 and v2 are two instances.
import GenerationDropdown from '@site/src/components/GenerationDropdown';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-generationDropdown': GenerationDropdown,
};
