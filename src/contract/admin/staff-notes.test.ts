import { expect, test } from 'vitest'
import { noteText } from './staff-notes.ts'

test.each([
  [' Call before delivery\u0007\n\u000bgate 2 ', 'Call before delivery\ngate 2'],
  ['कॉल करें\t🙂', 'कॉल करें\t🙂'],
])('a note is kept as it is read: %j', (written, kept) => {
  expect(noteText.parse(written)).toBe(kept)
})

test('what cannot be seen is no note', () => {
  expect(noteText.safeParse('\u0007\u007f').success).toBe(false)
})
