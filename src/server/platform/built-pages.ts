import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { pageAddresses } from '#contract/platform/page-address.ts'
import { BUILD_FOLDER, buildPagesIfStale } from './build-pages.ts'
import type { PageSource } from './page-source.ts'
import { startThreads } from './rendering/start-threads.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/** The pages as built for shoppers, built anew first when their sources changed. */
export async function builtPages(): Promise<PageSource> {
  if (await buildPagesIfStale()) console.log('Pages built')
  const { routes, render, load, logTo, stop } = await startThreads(join(BUILD_FOLDER, 'server/index.js'))
  return {
    addressOf: pageAddresses(routes),
    render,
    load,
    keepPages: true,
    connectTo: '',
    serveAssets: async (app) => {
      logTo(app.log)
      app.addHook('onClose', stop)
      await app.register(fastifyStatic, {
        root: join(BUILD_FOLDER, 'client'),
        wildcard: false,
        preCompressed: true,
        index: false,
        cacheControl: false,
        // Files in assets/ carry a hash of their content in their name.
        setHeaders: (reply, path) => {
          reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : FOR_AN_HOUR)
        },
      })
    },
  }
}
