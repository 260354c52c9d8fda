import { currentLanguage, t } from '#contract/platform/t.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailContent } from './mail.ts'
import { type Block, blockHtml, blockText } from './mail-blocks.ts'

type Written = {
  subject: string
  heading: string
  greeting: string
  blocks: Block[]
  /** Why somebody gets it, where that is not their account. */
  why?: string
}

/** One text, two forms: plain for every program, and a sheet of paper with the shop's look. */
export function renderMail({ subject, heading, greeting, blocks, why }: Written): MailContent {
  const reason = why ?? t('You’re getting this email about your Likho account.')
  const foot = `${reason} ${t('Please don’t reply. We don’t read emails sent to this address.')}`
  const signature = t('Team Likho')
  return {
    subject,
    text: `${[heading, greeting, ...blocks.map(blockText), signature, `-- \n${foot}`].join('\n\n')}\n`,
    html: sheet({
      subject,
      preview: previewOf(blocks),
      heading,
      body: [greeting, ...blocks].map(blockHtml).join('\n'),
      signature,
      foot,
    }),
  }
}

/** What an inbox shows beside the subject: the first sentence, rather than the name of the shop and the greeting. */
const previewOf = (blocks: readonly Block[]) => blocks.find((block) => typeof block === 'string') ?? ''

type Sheet = { subject: string; preview: string; heading: string; body: string; signature: string; foot: string }

// Mail programs keep inline styles and drop most else. Dark ones that honour the style element get the shop's own dark
// colours; those that invert by themselves start from plain pairs and stay readable.
const sheet = ({ subject, preview, heading, body, signature, foot }: Sheet) => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #14161b !important; color: #eceae4 !important }
  .sheet { background: #1c1f27 !important; border-color: #f5a524 #2e323c #2e323c !important }
  .soft { color: #b4b8c2 !important }
  .rule { border-color: #2e323c !important }
  .button { background: #9db2ff !important; color: #14161b !important }
  .code { background: #14161b !important; border-color: #2e323c !important; color: #eceae4 !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf9f4;color:#1d2433">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" align="center" style="padding:24px 12px;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:700">Likho <span class="soft" lang="hi" style="${SOFT};font-weight:500">लिखो</span></td></tr>
<tr><td class="sheet" style="${SHEET}">
<h1 style="${HEADING}">${escapeHtml(heading)}</h1>
${body}
<p style="margin:24px 0 0">${escapeHtml(signature)}</p>
</td></tr>
<tr><td class="soft" style="padding:16px 8px;font-size:13px;${SOFT}">${escapeHtml(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const FONT =
  "font-family:'Anek Latin','Anek Devanagari','Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5"
const SOFT = 'color:#4a5263'
const SHEET =
  'padding:32px 24px;background:#ffffff;border:1px solid #e5e0d5;border-top:4px solid #f5a524;border-radius:14px'
const HEADING = 'margin:0 0 24px;font-size:24px;line-height:1.3;font-weight:700'
