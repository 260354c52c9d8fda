import type { Plugin } from 'vite'

/** Beside the files themselves, for the build of the worker, which comes after. With a dot in front it is sent to nobody. */
const LIST = '.shopping-files.json'
export const SHOPPING_FILES = `build/pages/client/${LIST}`

/** What a shopper may want while offline: the pages that are kept, with all that they fetch at a touch. */
const SHOPPING = /[\\/](home|shop|category|search-result|product|about|cart|wishlist)\.route\.tsx$/

/** Lists the files that shopping takes, for the service worker to keep. */
export const shoppingFiles: Plugin = {
  name: 'shopping-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const files = new Set<string>()
    for (const { fileName, type, ...chunk } of Object.values(bundle)) {
      if (type === 'asset' && /\.(css|woff2)$/.test(fileName)) files.add(fileName)
      if ('moduleIds' in chunk && chunk.moduleIds.some((id) => SHOPPING.test(id))) files.add(fileName)
    }
    // A set goes on to what is added to it meanwhile.
    for (const name of files) {
      const file = bundle[name]
      if (file?.type !== 'chunk') continue
      for (const other of [...file.imports, ...file.dynamicImports]) files.add(other)
      for (const asset of file.viteMetadata?.importedAssets ?? []) files.add(asset)
    }
    const source = JSON.stringify([...files].map((name) => `/${name}`).sort())
    this.emitFile({ type: 'asset', fileName: LIST, source })
  },
}
