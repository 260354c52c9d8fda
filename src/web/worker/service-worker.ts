import { filesOf, outdatedCaches } from '#web/kit/kept-caches.ts'
import { keptFile, keptPicture } from './keep-files.ts'
import { openDocument, openPage } from './open-page.ts'
import { kindOf } from './request-kind.ts'
import { onVisit, visitIn } from './visited.ts'
import type { PageRequest, WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope

// A new version is taken at once: pages come from the shop first, and files of older ones stay for the tabs that are open.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', answer)
worker.addEventListener('message', (event) => {
  const visit = visitIn(event.data)
  // What fails on a line that comes and goes is made up for with the next page.
  if (visit) event.waitUntil(onVisit(visit, worker.location.origin).catch(() => {}))
})

async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await caches.open(filesOf(BUILD))
  await Promise.all(outdatedCaches(await caches.keys(), BUILD).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

function answer(event: PageRequest): void {
  const { request } = event
  const kind = kindOf(request, worker.location.origin)
  if (kind === 'page') event.respondWith(openPage(event))
  if (kind === 'document') event.respondWith(openDocument(event))
  if (kind === 'file') event.respondWith(keptFile(request))
  if (kind === 'picture') event.respondWith(keptPicture(request, (work) => event.waitUntil(work)))
}
