import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));

const {default: Loading} = await import('../../src/theme/Loading');
const props = {isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined};

test('nothing at first, then a spinner', () => {
  expect(renderToStaticMarkup(<Loading {...props} />)).toBe('');
  expect(renderToStaticMarkup(<Loading {...props} pastDelay />)).toContain('role="status"');
});

test('a failure shows the error and a Retry button', () => {
  const html = renderToStaticMarkup(<Loading {...props} error={new Error('chunk 7 failed')} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('chunk 7 failed');
  expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
});
