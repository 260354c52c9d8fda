import type { Visit } from '#web/worker/visited.ts'

/** A tab may stay open for days; whoever comes back to it after so long asks for a new version. */
const LOOK_EVERY_MS = 60 * 60_000

/**
 * Starts the service worker, which keeps pages for when there is no network (docs/decisions/0048). Calls back when a new
 * version has taken over from the one that was there. Not while somebody works on the pages.
 */
export function registerWorker(onNewVersion: () => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker || !import.meta.env.PROD) return () => {}
  let hadOne = serviceWorker.controller !== null
  let lookedAt = Date.now()
  const onChange = () => {
    if (hadOne) onNewVersion()
    hadOne = true
  }
  const onVisible = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    // Without the network there is no new version to be had.
    await (await serviceWorker.ready).update().catch(() => {})
  }
  serviceWorker.addEventListener('controllerchange', onChange)
  document.addEventListener('visibilitychange', onVisible)
  // Storage may be forbidden, or the shop out of reach: pages go on without a worker.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
  return () => {
    serviceWorker.removeEventListener('controllerchange', onChange)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Tells the worker which page is open, once there is one. A page that was there first also says what it is made of. */
export async function tellWorker(url: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const visit = { url, ...(serviceWorker.controller ? NOTHING : loadedFiles()) } satisfies Visit
  const { active } = await serviceWorker.ready
  active?.postMessage(visit)
}

const NOTHING = { files: [], pictures: [] }

function loadedFiles() {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const under = (folder: string) => urls.filter((url) => url.startsWith(location.origin + folder))
  return { files: under('/assets/'), pictures: under('/media/') }
}
