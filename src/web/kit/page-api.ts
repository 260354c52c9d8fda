import { data, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/platform/api.ts'
import { isFailure } from './is-failure.ts'
import { pageTools } from './page-tools.ts'

/** What a refused loader leaves for the error page. */
export type LoaderRefusal = { code: string; message: string }

/**
 * The api for loaders: `apiFor(context)(getProductCall, { id })`. A refusal is thrown as React Router's own kind of error,
 * which alone keeps its status and words on the way to the error page; any other error is hidden from the visitor.
 */
export function apiFor(context: Readonly<RouterContextProvider>): Api {
  const { api } = context.get(pageTools)
  return async (endpoint, ...input) => {
    try {
      return await api(endpoint, ...input)
    } catch (error) {
      if (!isFailure(error)) throw error
      const refusal: LoaderRefusal = { code: error.kind.code, message: error.message }
      throw data(refusal, { status: error.kind.status })
    }
  }
}
