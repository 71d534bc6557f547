import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'वॉलेट कनेक्ट करें, उसका बैलेंस देखें और उसके ट्रांज़ैक्शन पर नज़र रखें।',
  language: 'भाषा'
}
