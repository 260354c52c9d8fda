import type { Plugin } from 'vite'

/** React Router's own virtual modules, as imported and as resolved. */
const VIRTUAL = /^\0?virtual:react-router\//
/** Routes lie here, and so do styles; with `?…` behind it when the browser's share of a route is meant. */
const PAGES = /[\\/]src[\\/]web[\\/]/
/** What a browser must never get says so in its name, and so does whoever imports it. */
const SERVER_ONLY = /\.server/

/** Which modules concern a plugin at a build. One that is not named here is asked about all of them, as it wants. */
const CONCERNS: Record<string, RegExp> = {
  'react-router': PAGES,
  'react-router:route-chunks-index': PAGES,
  'react-router:build-client-route': PAGES,
  'react-router:split-route-modules': PAGES,
  'react-router:virtual-modules': VIRTUAL,
  'react-router:dot-server': SERVER_ONLY,
  'react-router:dot-client': PAGES,
  'react-router:route-exports': PAGES,
  'react-router:inject-hmr-runtime': VIRTUAL,
  'react-router:hmr-runtime': VIRTUAL,
  'react-router:react-refresh-babel': PAGES,
}
const HOOKS = ['resolveId', 'load', 'transform'] as const

/**
 * The bundler is not JavaScript, and waits for each hook that is. React Router's eleven look at all 1,300 modules of both
 * builds only to find that few concern them, which was a third of a build.
 */
export const askedLess = (plugins: Plugin[]): Plugin[] => plugins.map(withFilters)

function withFilters(plugin: Plugin): Plugin {
  const id = CONCERNS[plugin.name]
  const plain = HOOKS.filter((hook) => id && typeof plugin[hook] === 'function')
  return { ...plugin, ...Object.fromEntries(plain.map((hook) => [hook, { filter: { id }, handler: plugin[hook] }])) }
}
