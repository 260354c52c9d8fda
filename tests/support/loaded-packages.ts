import { registerHooks } from 'node:module'

/** Loaded before everything else (`node --import`): prints, as the process ends, the packages of which it read a file. */
const packages = new Set<string>()
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})
process.on('exit', () => console.log(JSON.stringify([...packages])))
