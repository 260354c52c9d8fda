/** Apart from the schema, so that the browser's reporter need not bring that along. */
export const BROWSER_ERRORS_PATH = '/api/v2/browser-errors'

/** `page`: the router could not show a page. `script`, `promise`: what nothing caught. */
export const BROWSER_ERROR_KINDS = ['page', 'script', 'promise'] as const
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number]
