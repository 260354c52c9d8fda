/** Whatever of ours comes back unescaped is known by this word. */
export const MARK = 'fz7q'
/** What a template that is run makes of `1337*1337`. */
export const EVALUATED = '1787569'

const MARKUP = [
  `<${MARK} onload=1>`,
  `"><${MARK}>`,
  `</script><${MARK}>`,
  `</title></textarea><${MARK}>`,
  `<!--<${MARK}>`,
  `" on${MARK}="1`,
  `' on${MARK}='1`,
  `javascript:${MARK}//`,
]
const COMMANDS = [
  `'; drop table users; --`,
  `' or '1'='1`,
  `%' escape '!`,
  `x') or (1=1`,
  '\\',
  '$1',
  ':*&|!',
  '{{1337*1337}}',
  '$' + '{1337*1337}',
  '<%= 1337*1337 %>',
  `=cmd|' /C calc'!A0`,
  '; cat /etc/hostname',
]
const BREAKS = [
  `a\r\nx-${MARK}: 1`,
  `a\r\nset-cookie: ${MARK}=1`,
  'a\0b',
  '\0',
  'a%00b',
  '%0d%0ax-fz7q:1',
  '%',
  '%ff',
  '%c0%ae',
]
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'undefined', 'null', 'true']
const PATHS = [
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '//evil.example',
  'http://127.0.0.1:1/',
  '.env',
]
const LETTERS = [
  '\ud800',
  'a\udfffb',
  '\u202eevil\u202c',
  '\u200b\u200d',
  '\ufeff',
  '👩‍👩‍👧‍👦🏽'.repeat(20),
  'ﷺ'.repeat(60),
  `e${'\u0301'.repeat(400)}`,
  'İıſK',
  'نقطة ١٢٣',
  'कलम १२३ ज्ञ',
  '\u0007\u001b[31m\u0085',
  '\u2028\u2029',
  '\u{10ffff}\u{e0041}',
]
const NUMBERS = [
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e400',
  '0x10',
  '1_000',
  '9'.repeat(400),
  '0.000000001',
  '2147483648',
  '9223372036854775808',
  '१२३',
  '１２',
]
const DATES = [
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01',
  '2026-13-45',
  '1969-12-31T23:59:60Z',
  '2026-11-17T00:00:00+99:00',
]
const LONG = [
  'x'.repeat(10_000),
  'अ'.repeat(5_000),
  ' '.repeat(5_000),
  'a '.repeat(3_000),
  `${'('.repeat(3_000)}`,
  '𝒜'.repeat(3_000),
]

/** Texts that were made to break what reads, keeps or shows them. */
export const HOSTILE = [
  ...MARKUP,
  ...MARKUP,
  ...COMMANDS,
  ...BREAKS,
  ...NAMES,
  ...PATHS,
  ...LETTERS,
  ...NUMBERS,
  ...DATES,
  ...LONG,
  '',
  ' ',
  '\t\n',
]

/** What people type. */
export const ORDINARY = [
  'gel pen',
  'Notebook A4',
  'कलम',
  'pen under 50',
  'Ravi’s “best” pen',
  'blue',
  'पेन 📝',
  'O’Neil & Söhne',
  'files for class 10',
  '560001',
  'note book',
  'stapler',
]
