import { test } from '@playwright/test'
import { checksOf } from './checks.ts'
import { shoot } from './gallery.ts'
import { SCREENS } from './screens.ts'
import { STATES, type State } from './states.ts'
import { visit } from './visit.ts'
import { browserOf, openPage } from './visitors.ts'

const THEMES = ['light', 'dark'] as const
/** Where scripts are off, neither axe runs nor does anything move. */
const isScripted = ({ browser }: State) => browser?.javaScriptEnabled !== false

for (const state of STATES) {
  for (const screen of SCREENS.filter((one) => state.isOf?.(one) ?? true)) {
    const title = `${screen.area} · ${screen.name} · ${state.name}`
    test(title, async ({ browser }) => {
      const context = await browserOf(browser, screen.who, state)
      for (const [place, [opened, ...further]] of state.views.entries()) {
        const page = await openPage(context)
        const checks = checksOf(page, title)
        const end = await visit(page, screen, state, opened)
        await checks.saysSomething()
        if (state.calls === 'failing') await checks.offersWayOn()
        // What was opened by a link took the place of another page.
        const isFirstPage = state.calls !== 'failing' || screen.who !== 'visitor'
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
            await shoot(page, { area: screen.area, screen: screen.name, state: state.name, width, theme })
          }
          await page.emulateMedia({ colorScheme: 'light' })
        }
        await page.setViewportSize({ width: opened, height: 800 })
        await end()
        if (state.calls === 'held') await checks.isStill()
        checks.hasNoErrors(state.calls !== undefined || state.offline === true || state.world === 'new')
        await page.close()
      }
    })
  }
}
