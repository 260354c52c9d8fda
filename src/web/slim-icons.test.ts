import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { iconsOneByOne } from './slim-icons.ts'

const FROM_ALL = /^import \{[^}]+\} from 'lucide-react'$/m

test('no file brings all two thousand icons along: they were half of the time that a build took', () => {
  const { filter, handler } = iconsOneByOne.transform
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => FROM_ALL.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(50)
  const built = (file: string) => {
    const code = readFileSync(file, 'utf8')
    return filter.id.test(resolve(file)) ? handler(code) : code
  }
  expect(files.filter((file) => FROM_ALL.test(built(file)))).toEqual([])
})
