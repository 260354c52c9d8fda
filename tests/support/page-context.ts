import { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/platform/api.ts'
import { pageTools } from '#web/kit/page-tools.ts'

/** What a loader is called with, by a shop that answers as told. */
export function pageContext(api: Api): RouterContextProvider {
  const context = new RouterContextProvider()
  const english = { speech: () => undefined, said: () => ({}) }
  context.set(pageTools, { api, publicUrl: 'https://likho.example', nonce: '', finish: () => {}, ...english })
  return context
}
