import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The route table is small: sending it whole saves a request on each first visit of a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
