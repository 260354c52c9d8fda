import type { LoaderFunctionArgs } from 'react-router'
import { pageTools } from './page-tools.ts'

/** The loader of a page that needs nothing but its own address: `export const loader = canonicalLoader('/terms')`. */
export const canonicalLoader =
  (path: `/${string}`) =>
  ({ context }: LoaderFunctionArgs) => ({ canonical: context.get(pageTools).publicUrl + path })
