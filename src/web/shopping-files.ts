import type { Plugin } from 'vite'

/** Beside the files themselves, for the build of the worker, which comes after. With a dot in front it is sent to nobody. */
const LIST = '.shopping-files.json'
export const SHOPPING_FILES = `build/pages/client/${LIST}`

/** What a shopper may want while offline: the pages that are kept, with all that they fetch at a touch. */
const SHOPPING = /[\\/](home|shop|category|search-result|product|about|cart|wishlist)\.route\.tsx$/

/** A font and texts for those who read Hindi: their browsers keep them once they were used. */
const OF_ANOTHER_LANGUAGE = /^assets\/(anek-hindi-[^/]*\.woff2|\w+-[^/]*\.json)$/

/** Lists the files that shopping takes, for the service worker to keep. */
export const shoppingFiles: Plugin = {
  name: 'shopping-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const files = new Set<string>()
    const add = (name: string) => {
      if (!OF_ANOTHER_LANGUAGE.test(name)) files.add(name)
    }
    for (const { fileName, type, ...chunk } of Object.values(bundle)) {
      if (type === 'asset' && /\.(css|woff2)$/.test(fileName)) add(fileName)
      if ('moduleIds' in chunk && chunk.moduleIds.some((id) => SHOPPING.test(id))) add(fileName)
    }
    // A set goes on to what is added to it meanwhile.
    for (const name of files) {
      const file = bundle[name]
      if (file?.type !== 'chunk') continue
      for (const other of [...file.imports, ...file.dynamicImports]) add(other)
      for (const asset of file.viteMetadata?.importedAssets ?? []) add(asset)
    }
    const source = JSON.stringify([...files].map((name) => `/${name}`).sort())
    this.emitFile({ type: 'asset', fileName: LIST, source })
  },
}
