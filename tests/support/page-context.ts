import { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/platform/api.ts'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { pageTools } from '#web/kit/page-tools.ts'

/** What a loader is called with, by a shop that answers as told. */
export function pageContext(api: Api): RouterContextProvider {
  const context = new RouterContextProvider()
  const facts = DEFAULT_SETTINGS
  context.set(pageTools, {
    api,
    publicUrl: 'https://likho.example',
    nonce: '',
    facts,
    finish: () => {},
    fault: () => {},
    locale: () => undefined,
  })
  return context
}
