import { test } from '@playwright/test'
import { checksOf } from './checks.ts'
import { shoot } from './gallery.ts'
import { isAnybody } from './known.ts'
import { keepOutcome } from './outcomes.ts'
import { type Combination, combinationsOf, keptSlice } from './slice.ts'
import type { State } from './states.ts'
import { visit } from './visit.ts'
import { browserOf, openPage } from './visitors.ts'

const THEMES = ['light', 'dark'] as const
/** Where scripts are off, neither axe runs nor does anything move. */
const isScripted = ({ browser }: State) => browser?.javaScriptEnabled !== false

const slice = keptSlice()
const byTitle = new Map<string, Combination>()

test.beforeEach(() => test.skip(Date.now() > slice.until, 'The time is over.'))

test.afterEach(({ browserName: _ }, { title, status, errors }) => {
  const combination = byTitle.get(title)
  // What was stopped by hand is left to be visited.
  if (combination && status !== 'skipped' && status !== 'interrupted') keepOutcome(combination, errors)
})

for (const combination of combinationsOf(slice)) {
  const { screen, state, title } = combination
  byTitle.set(title, combination)
  test(title, async ({ browser }) => {
    for (const [place, [opened, ...further]] of state.views.entries()) {
      const page = await openPage(await browserOf(browser, screen.who, state))
      const checks = checksOf(page, title)
      const end = await visit(page, screen, state, opened)
      await checks.saysSomething()
      if (state.calls === 'failing') await checks.offersWayOn()
      // What was opened by a link took the place of another page.
      const isFirstPage = state.calls !== 'failing' || !isAnybody(screen.who)
      if (isScripted(state) && state.calls !== 'held' && isFirstPage) await checks.isStill()
      for (const width of [opened, ...further]) {
        await page.setViewportSize({ width, height: 800 })
        await checks.fits(width)
        for (const theme of THEMES) {
          const isFirst = place === 0 && width === opened
          if (theme === 'dark' && !isFirst && state.dark !== 'everywhere') continue
          await page.emulateMedia({ colorScheme: theme })
          const isAsked = width === opened && (theme === 'light' || place === 0)
          if (isAsked && isScripted(state)) await checks.isAccessible(theme)
          await shoot(page, { area: screen.area, screen: screen.name, state: state.name, width, theme }, slice.pictures)
        }
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.setViewportSize({ width: opened, height: 800 })
      await end()
      if (state.calls === 'held') await checks.isStill()
      const mayFail =
        state.calls !== undefined || state.offline === true || state.world === 'new' || screen.name === '*'
      checks.hasNoErrors(mayFail)
      await page.close()
    }
  })
}
