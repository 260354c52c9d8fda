import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '#contract/platform/api.ts'
import { pageTools } from './kit/page-tools.ts'
import { pageRoutes } from './page-routes.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const renderPage: RenderPage = (request, tools) => {
  const context = new RouterContextProvider()
  context.set(pageTools, tools)
  return handle(request, context)
}

export const routes = pageRoutes(build.routes)
