import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { assertSharedStorage } from './assert-shared-storage.ts'
import { openDatabase } from './platform/db/open-database.ts'

describe.skipIf(!onRealPostgres)('processes with other data folders', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  const s3 = { endpoint: 'http://s3', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's', region: 'r' }
  const alone = { s3: undefined, mail: undefined, sessionSecret: undefined, production: false, dataDir: '/srv/one' }
  const check = (folder: string, settings: object = {}) =>
    assertSharedStorage(fresh.database.db, folder, { ...alone, ...settings })

  beforeAll(async () => {
    fresh = await freshDatabase()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await fresh.database.close()
    await fresh.drop()
  })

  test('are told what they would not share; a real shop does not open without a store for its pictures', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const other = await openDatabase({ dataDir: '', databaseUrl: fresh.url, folderId: 'theirs' })
    await other.listen('settings', () => {})
    await expect(check('ours', { production: true })).rejects.toThrow(
      /^Other processes of this shop use another DATA_DIR than \/srv\/one: pictures of one are missing .* S3_ENDPOINT/,
    )
    await check('ours')
    expect(warned.mock.calls.flat()).toEqual([expect.stringMatching(/S3_ENDPOINT.*SESSION_SECRET.*SMTP_URL/)])
    await check('ours', { production: true, s3, sessionSecret: 'x', mail: { smtpUrl: 'smtp://m', from: 'a@b.in' } })
    await check('theirs', { production: true })
    await other.close()
    await expect
      .poll(() =>
        check('ours', { production: true }).then(
          () => 'opens',
          () => 'refused',
        ),
      )
      .toBe('opens')
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
