import type { send as english } from '#domain/text/en/send.ts'

export const send: typeof english = {
  title: '送る',
  recipient: '受取人',
  recipientHint: '0xと40文字',
  recipientOrNameHint: '0xと40文字、またはalice.ethのような名前',
  asset: '通貨',
  amount: (symbol) => `${symbol}の数量`,
  max: '最大',
  submit: '内容を確認',
  sent: {
    pending: '送信しました。「トランザクション」で追跡できます。',
    confirmed: '送信され、ネットワークで確定しました。',
    failed: '送信されましたが、トランザクションは失敗しました。',
    unsaved:
      '送信されましたが、ブラウザに保存できませんでした。このページを閉じる前に「トランザクション」でご確認ください。'
  },
  isSent: {
    no: '何も送信されていません。',
    likely:
      'このトランザクションはすでにネットワークにあるため、ほぼ確実に送信されています。やり直す前にウォレットをご確認ください。',
    unknown: 'それでも送信された可能性があります。やり直す前にウォレットをご確認ください。'
  },
  notThisTime: '今回は何も送信されていません。',
  late: {
    sent: (asked) => `結局、ウォレットから送信されました：${asked}。「トランザクション」で追跡できます。`,
    no: (asked) => `何も送信されていません。ウォレットは「${asked}」を実行しませんでした。`
  },
  attempts: {
    open: '送信された可能性があります。送信されたかどうか、ウォレットの確認は得られていません。やり直す前にウォレットを確認し、リクエストがまだ開いている場合は拒否してください。',
    overtaken:
      '送信された可能性があります。その後、このアカウントのトランザクションが確定しました。それがこのトランザクションかどうか、エクスプローラーでご確認ください。',
    overtakenElsewhere:
      '送信された可能性があります。その後、このアカウントのトランザクションが確定しました。それがこのトランザクションかどうか、ウォレットでご確認ください。',
    explorer: 'エクスプローラーでアカウントを見る',
    dismiss: '閉じる',
    dismissWhich: (asked) => `警告：${asked}`,
    more: (count) => `以前のリクエスト${count}件も送信された可能性があります。`,
    unsaved:
      'ブラウザがこのリクエストを保存できません。このページを閉じるか再読み込みすると、送信されても、ここには記録が残りません。'
  },
  again: {
    question: 'まったく同じ送金がすでに送信された可能性があります。もう一度送ると、二重に支払うおそれがあります。',
    confirm: 'もう一度送る'
  },
  available: (amount, symbol) => `利用可能：${amount} ${symbol}`,
  problems: {
    'missing-recipient': 'アドレスを入力してください。',
    'invalid-recipient': 'アドレスではありません。0xと40文字の16進数が必要です。',
    'mistyped-recipient':
      'このアドレスには入力ミスがあります。チェックサムが一致しません。もう一度コピーしてください。',
    'resolving-name': 'この名前を検索しています。',
    'invalid-name': '有効な名前ではありません。',
    'unknown-name': 'この名前に対応するアドレスはありません。',
    'unreadable-name': '現在、この名前を検索できません。再試行するか、アドレスを入力してください。',
    'missing-amount': '数量を入力してください。',
    'invalid-amount': '数量ではないか、小数点以下の桁数が多すぎます。',
    'zero-amount': 'ゼロより大きい数量を入力してください。',
    'exceeds-balance': 'アカウントの残高を超えています。',
    'unknown-fee': '現在、手数料を見積もれません。手数料の分を残した数量を入力してください。'
  }
}
