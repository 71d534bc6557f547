import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'सिमुलेशन',
  unknown: 'किसी नोड ने नहीं बताया कि इससे कौन-से बैलेंस बदलेंगे।',
  sends: (amount) => `आप ${amount} भेजते हैं।`,
  falls: (amount) => `आपका बैलेंस ${amount} घटता है।`,
  stays: (symbol) => `आपका ${symbol} बैलेंस वही रहता है।`,
  receives: (amount) => `आपको ${amount} मिलता है।`,
  recipientReceives: (amount) => `प्राप्तकर्ता को ${amount} मिलता है।`,
  alsoReceives: (amount) => `आपको ${amount} भी मिलता है।`,
  alsoReceivesUnknown: 'आपको एक ऐसा टोकन भी मिलता है जिसे यह पेज नहीं जानता और जिसका मूल्य नहीं बता सकता:',
  recipientReceivesLess: (amount) =>
    `प्राप्तकर्ता को सिर्फ़ ${amount} मिलता है, आपके भेजे से कम। कुछ टोकन हर ट्रांसफ़र का एक हिस्सा रख लेते हैं, या उसे राउंड कर देते हैं।`,
  recipientReceivesNothing: 'प्राप्तकर्ता को आपका भेजा नहीं मिलेगा: वहाँ बैलेंस में कुछ नहीं जुड़ता।',
  alsoPays: (amount) => `आपके अकाउंट से ${amount} भी जाता है।`,
  alsoPaysUnknown: 'आपके अकाउंट से एक ऐसे टोकन की कुछ मात्रा भी जाती है जिसे यह पेज नहीं जानता:',
  contradicted:
    'एक जाँच कहती है कि यह सफल होगा, दूसरी कहती है कि विफल। आगे बढ़ने पर यह विफल हो सकता है और फिर भी शुल्क लग सकता है।'
}
