import { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { LoginPage } from '#web/accounts/login-page.tsx'
import { LOGIN_PATH, SELLER_PATH, SELLER_REGISTER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export default function SellerLogin() {
  return (
    <LoginPage title="Seller login" endpoint={sellerLoginCall} onlyFor="seller" home={SELLER_PATH}>
      <p>
        New here? <TextLink to={SELLER_REGISTER_PATH}>Sign up as a seller</TextLink>
      </p>
      <p>
        Here to shop? <TextLink to={LOGIN_PATH}>Customer login</TextLink>
      </p>
    </LoginPage>
  )
}

export const meta = privatePageMeta('Seller login', 'Log in to your Likho seller account.')
