import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/pages',
  // The route table is small: sending it whole saves a request on each first visit of a page.
  routeDiscovery: { mode: 'initial' },
  // Loaders and pages are small: files of their own for each would be more bytes for every visitor, in this very table.
  splitRouteModules: false,
} satisfies Config
