import { expect, test } from 'vitest'
import { rowsHtml, rowsText } from './mail-rows.ts'

test('amounts end at the same place, long labels wrap, a sum is ruled off', () => {
  const rows = [
    { label: '2 × Kalam Gel Pen, Blue', note: '₹95 each', amount: '₹190' },
    { label: '1 × Register with a very long name that nobody reads in one go', amount: '₹1,23,456.50' },
    { label: 'Total', amount: '₹1,23,646.50', sum: true as const },
  ]
  expect(rowsText(rows).split('\n')).toEqual([
    '2 × Kalam Gel Pen, Blue                     ₹190',
    '  ₹95 each',
    '1 × Register with a very long name',
    'that nobody reads in one go         ₹1,23,456.50',
    '------------------------------------------------',
    'Total                               ₹1,23,646.50',
  ])
})

test('a word longer than a line is broken, and so is text beside a very long amount', () => {
  for (const amount of ['₹1', 'x'.repeat(200)]) {
    const text = rowsText([{ label: `${'क्षि'.repeat(100)} 🖋️`, amount }])
    expect(text.replace(/[\s\n]/g, '')).toBe(`${'क्षि'.repeat(100)}🖋️${amount}`)
  }
})

test('a syllable or an emoji is as wide as what is seen', () => {
  const [hindi = '', emoji = ''] = rowsText([
    { label: 'कि', amount: '₹1' },
    { label: '👩🏽‍🎨', amount: '₹1' },
  ]).split('\n')
  expect([hindi, emoji].map((line) => line.match(/ +/)?.[0].length)).toEqual([45, 45])
})

test('a long id stands below its label and never widens the mail', () => {
  const id = 'rfnd_test_01a1e794-88ba-7471-b75a-eeac04298aac'
  const rows = [
    { label: 'Refund reference', amount: id, isReference: true as const },
    { label: 'Refunded', amount: '₹166' },
  ]
  expect(rowsText(rows).split('\n')).toEqual(['Refund reference', `  ${id}`, `Refunded${' '.repeat(36)}₹166`])
  expect(
    /<td[^>]*>[^<]*<span[^>]*>Refund reference<\/span><br><span style="([^"]*)">/.exec(rowsHtml(rows))?.[1],
  ).toContain('word-break:break-all')
})

test('text from people stays text', () => {
  const html = rowsHtml([{ label: '<b>"A" & Co</b>', note: '<i>', amount: '<u>' }])
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; Co&lt;/b&gt;')
  expect(html).not.toMatch(/<(b|i|u)>/)
})
