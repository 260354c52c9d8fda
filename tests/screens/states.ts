import type { BrowserContextOptions } from '@playwright/test'
import type { Language } from '#contract/platform/languages.ts'
import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

/** At which width a page is opened, and to which it is stretched afterwards. */
type View = readonly [opened: number, ...then: number[]]

export type State = {
  name: string
  world: World
  views: readonly View[]
  /** Dark at every width; otherwise at the first alone. */
  dark?: 'everywhere'
  language?: Language
  /** What is different about the browser. */
  browser?: BrowserContextOptions
  /** What becomes of the calls of the page. */
  calls?: 'held' | 'failing'
  /** After it was opened once with the network, it is opened without. */
  offline?: boolean
  /** How large the browser writes, in percent. */
  text?: number
  isOf?: (screen: Screen) => boolean
}

const PHONE_AND_DESK: State['views'] = [[360], [1440]]
const ALL_WIDTHS: State['views'] = [
  [360, 768],
  [1440, 2560],
]

const isForShoppers = ({ area, name }: Screen) => area !== 'Back office' && !name.startsWith('/admin')

export const STATES: readonly State[] = [
  { name: 'everyday', world: 'demo', views: ALL_WIDTHS, dark: 'everywhere' },
  // Staff read English.
  { name: 'in Hindi', world: 'demo', views: ALL_WIDTHS, dark: 'everywhere', language: 'hi', isOf: isForShoppers },
  { name: 'empty', world: 'new', views: PHONE_AND_DESK },
  { name: 'loading', world: 'demo', views: PHONE_AND_DESK, calls: 'held', isOf: ({ first }) => !first },
  { name: 'error', world: 'demo', views: PHONE_AND_DESK, calls: 'failing', isOf: ({ first }) => !first },
  { name: 'long names', world: 'stretched', views: ALL_WIDTHS },
  { name: '1,000 lines', world: 'stretched', views: PHONE_AND_DESK, isOf: ({ many }) => many !== undefined },
  {
    name: 'no JavaScript',
    world: 'demo',
    views: PHONE_AND_DESK,
    browser: { javaScriptEnabled: false },
    isOf: ({ first }) => !first,
  },
  {
    name: 'offline',
    world: 'demo',
    views: [[360]],
    browser: { serviceWorkers: 'allow' },
    offline: true,
    isOf: ({ first }) => !first,
  },
  { name: '200 % text', world: 'demo', views: PHONE_AND_DESK, text: 200 },
]
