import { data } from 'react-router'
import { expect, test } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { wordsFor } from './error-page.tsx'
import { networkFailures } from './network.failures.ts'

const refused = (body: unknown) => ({ status: 503, statusText: '', internal: false, data: body })

test.each([
  ['a refusal of the shop', new Failure(requestFailures.tooMany), requestFailures.tooMany.text],
  ['a refused loader', refused({ code: 'a/b', message: 'We are closed.' }), 'We are closed.'],
  ['a loader without words', refused(null), requestFailures.unexpected.text],
  ['no connection', new TypeError('Failed to fetch'), networkFailures.unreachable.text],
  ['a mistake of ours', new TypeError('x is undefined'), requestFailures.unexpected.text],
  ['anything else', data('?'), requestFailures.unexpected.text],
])('the error page explains %s', (_, error, words) => {
  expect(wordsFor(error)).toBe(words)
})
