import type { Language } from '#contract/platform/languages.ts'
import type { Messages } from '#contract/platform/t.ts'

/** What the service worker uses of its surroundings: TypeScript cannot load the types of workers and of pages side by side. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }

export type PageRequest = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type FromPage = Extendable & { data: unknown }
type Events = { install: Extendable; activate: Extendable; fetch: PageRequest; message: FromPage }

export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void) => void
}

declare global {
  /** Written in by vite.worker.config.ts: which build this is, what shopping offline takes of it, and offline.texts.ts in other languages. */
  const BUILD: string
  const SHOPPING_FILES: readonly string[]
  const OFFLINE_MESSAGES: Partial<Record<Language, Messages>>
}
