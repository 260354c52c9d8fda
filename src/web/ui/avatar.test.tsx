import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar, initialsOf } from './avatar.tsx'

test.each([
  ['Asha Verma', 'AV'],
  ['asha', 'A'],
  ['Asha Devi  Verma', 'AV'],
  ['कीर्ति शर्मा', 'कीश'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('[ACC-05] somebody with a picture is shown by it', () => {
  const html = renderToStaticMarkup(<Avatar user={{ fullName: 'Asha', avatar: '/media/a.webp' }} className="size-8" />)
  expect(html).toContain('src="/media/a.webp"')
})
