import type { DefaultPage } from '../page-source.ts';

export const privacyPage: DefaultPage = {
  title: 'Privacy policy',
  description: 'What we know about you, why, for how long, and what you can ask of us.',
  intro: 'What we know about you, why, for how long, and what you can ask of us.',
  changed: '2026-11-27',
  text: `## In short {#short}

- We keep what an order and an account need, and little else.
- We do not sell your personal information, and do not share it for advertising. There are no advertisers’ cookies and no trackers of others in this store.
- Visits are counted only if you agree, without your name, and never under Global Privacy Control.
- You can download or delete what we have about you yourself, under [Preferences](/account/prefs).

“We” are {{postal_address}}. This policy is about this store, its emails, and what you write or say to us.

## What we collect, and why {#what}

Now and in the last twelve months, in the categories that California law names:

Table: Categories of personal information, what they are and what they are for

| Category | What it is | What for |
| --- | --- | --- |
| Identifiers | Name, email, phone, addresses for delivery; a random number for the cart and the saved products of somebody who is not signed in; the address of your connection | Your account, delivery and messages about orders; cart and saved products; limits against guessed passwords and floods |
| Sign-in data (sensitive) | Your email with a hash of your password, from which the password cannot be read | Signing you in, and nothing else |
| Purchases | Orders, payments, refunds, returns with their reasons, the cart, saved products | Selling, delivering, taking back, taxes and bookkeeping; showing you what you saved |
| Activity on the network | Signed-in devices: name of the browser, first and last use. If you agree: pages of a visit, how fast they came, and purchases, without who you are. That a page has failed, without who, where or what was on it | Showing and ending your sign-ins; learning which pages help; finding faults |
| What you tell us | Messages to us, reviews of what you bought, preferences: sizes, units, news and questions for reviews by email, cookie choices | Answering you; showing your review with your first name, the first letter of your last name and your state; the store as you want it |

We do not collect precise location, biometrics, data about health, origin or beliefs, nor do we draw conclusions about you from what we know. Measurements that you type into Find my size stay in your browser.

## Where it comes from {#sources}

From you and your browser; from Stripe, whether and what was paid; from the carrier, whether a parcel has arrived. We buy no data about anybody.

## Payment

You pay on the page of our payment provider, Stripe. We send it your email and phone, the name and address that the order goes to, its number, its pieces and its sums, which it also uses to detect fraud. Stripe handles your card under its own [privacy policy](https://stripe.com/privacy); we learn whether and what was paid, never the number of the card.

## Who else sees it {#who}

Those who work for us and may use it for that work only:

- Stripe, for payments and refunds: email, phone, name and address of the order, its number, pieces and sums;
- the carrier that brings your parcel: name and address;
- the providers on whose machines the store runs and through which its emails go: all that is kept there.

Beyond that only authorities and courts, where the law obliges us, and whoever takes over the store, under this policy.

## No sale, no sharing {#no-sale}

We have not sold personal information in the last twelve months, nor shared it for advertising across sites, and do not do so now; nor that of people under 16. We have nothing to gain by it: there is no advertising here. All the same you can tell us [not to sell or share it](/privacy/opt-out), and we honor that.

We use sensitive information for signing in alone, so there is no use of it to limit. We give nobody’s data to others for their marketing (California Civil Code 1798.83).

## How long we keep it {#how-long}

Table: How long each kind of data is kept

| What | How long |
| --- | --- |
| Account, addresses, preferences | Until you delete them or the account |
| Orders and returns | As long as the account. Then without name, email, street, ZIP and notes, for books and taxes; a parcel under way keeps its address until it has arrived |
| What you told us on the phone, if you set no password for it | When your last order can no longer be returned; {{unclaimed_account_days}} days after it came to nothing |
| Cart | {{cart_days}} days after you last changed it; that of an account as long as the account |
| Saved products | {{saved_products_days}} days after you last changed them; those of an account as long as the account |
| That a payment was begun, so that nothing is paid twice | {{payment_key_days}} days |
| Sign-ins | {{idle_login_days}} days without use, {{whole_login_days}} days at most; ended ones {{ended_login_days}} days more |
| Reviews | As long as the account. Of those that were shown the stars stay, without your name and words |
| Copies of emails to you | {{sent_mail_days}} days |
| Messages to us | {{message_months}} months after they are settled; spam {{spam_days}} days |
| Counted tries to sign in and the like | Their window, an hour at most, and {{tries_days}} day |
| Your address, if you asked to be told that the store opens | Until you confirm it {{opening_confirm_days}} days; then until {{opening_told_days}} days after we have told you, or until you follow the link to stop |
| Words that were searched for and found nothing, without who | {{search_words_days}} days |
| Visits, if you agree | {{visit_months}} months |
| While a new version of a part of the store is tried out: that somebody has opened a page, and if it worked, with a number in place of the address of the connection | {{trial_view_days}} days |
| How many pages have failed, and how fast they came | {{page_report_days}} days |

Stripe keeps data of payments as long as the law asks of it. Our backups lag behind all this and are overwritten in turn.

## How we protect it {#security}

Passwords are kept as Argon2id hashes. Connections are encrypted; tokens are short-lived and change at every renewal. Important changes ask for your password again and are told to you by email. Under [Security](/account/security) you see every signed-in device and can end each.

Nothing is safe beyond doubt. If data about you gets into wrong hands, we tell you and the authorities without unreasonable delay, as the law of our state and that of yours require. If you find a weakness, email {{email}}.

## Cookies and storage in your browser {#cookies}

There are two cookies at most. The rest lies in your browser’s storage, which is not sent along by itself. Nothing optional is stored or sent before you agree.

Table: What the store keeps in your browser

| Name | What for | How long |
| --- | --- | --- |
| ritual_refresh | Necessary. Cookie that keeps you signed in; scripts cannot read it | {{idle_login_days}} days without use |
| rop_bucket | Necessary. Cookie with a number from 0 to 999, only set while we give a new version of the store to some visitors first: it keeps all pages of yours to one version | 30 days |
| rop.auth | Necessary. The short-lived token of your session | Until you sign out |
| rop.session, rop.cart.changed | Necessary. Number of your cart and your saved products, and the cart’s news for other tabs | Until you clear it |
| rop.checkout-key, rop.checkout-session | Necessary. The payment that you began, so that nothing is paid twice | Until it is paid |
| rop.consent, rop.opt-out-seen | Necessary. Your cookie choices | Until you clear it |
| ritual.scroll | Necessary. Where pages were scrolled to, for the way back | Until the tab is closed |
| rop.size-unit, rop.sizes, rop.measurements | On your wish. Units, preferred sizes, and measurements if you type any in | Until you clear it |
| rop.contact, rop.review | On your wish. A message to us or a review that you have not sent yet | Until the tab is closed |
| rop.wishlist | On your wish. That you have saved products without an account | Until you clear it |
| rop.viewed | On your pages. Numbers of products you looked at last | Until you clear it |
| rop.visit | Analytics, only if you agree. Random number of a visit, with which we count pages, how fast they came, and purchases ourselves | Until the tab is closed, or you change your mind |

There is nothing for marketing yet. The choice is there so that nothing of that kind can begin without you.

{{cookie_choices}}

## Global Privacy Control and opting out {#gpc}

If your browser sends Global Privacy Control, you are opted out: nothing is counted and nothing optional is stored, whatever else was chosen. You can opt out by hand, too: [Do not sell or share my personal information](/privacy/opt-out). Signed in, your choice goes with your account to your other browsers.

We do not answer to Do Not Track signals of older browsers, as we do not track you across sites in any case.

## Your rights {#rights}

Several states give their residents rights over their data: California, Colorado, Connecticut, Oregon, Texas, Virginia and more. We give them to everybody in the United States:

- to know what we have about you, where it comes from, what for, and who sees it;
- to get a copy, in a form that other programs can read;
- to have what is wrong corrected;
- to have it deleted, but for what the law has us keep;
- to opt out of sale, of sharing for advertising, and of profiling, though we do none of them;
- to limit the use of sensitive information, though we use none beyond signing in;
- to be treated no worse for any of this. We offer nothing in exchange for data.

## How to use them {#how}

- By yourself, at once: [Preferences](/account/prefs) has Download my data and Delete my account. [Profile](/account/profile) and [Addresses](/dashboard/addresses) let you correct what is wrong.
- Through us: [write to us](/contact) with the topic “My data and privacy”, or call or mail us at the addresses below.

To be sure that it is you, we ask you to sign in, or to answer from the email address that we have of you; we ask for no more than that. Somebody else may act for you with your written permission; we then check with you.

We answer within {{privacy_answer_days}} days. If it is difficult we may take {{privacy_answer_days}} more, and tell you so and why. It costs nothing. If you disagree with the answer, reply to it and say “appeal”: somebody else decides within {{privacy_appeal_days}} days. If you still disagree, you can turn to the attorney general of your state, in California also to the California Privacy Protection Agency.

## Emails

We email you about your orders, returns, account and messages. News about drops and sales come only if you have asked for them under [Preferences](/account/prefs), and end when you switch them off there.

## Young people {#minors}

The store is not made for children, and accounts are for people from 18 on. We do not knowingly keep data about anybody under 16; if you think that we do, tell us and we delete it.

## Changes of this policy {#changes}

The date above says when it was changed last. If we want to use data that we have for something new, we ask you first; of other changes that matter we email account holders {{notice_days}} days before.

## How to reach us {#contact}

Use the [contact form](/contact), email {{email}}, call {{phone}}, or send a letter to {{postal_address}}. {{reply_time}} You can print this page; if you need it in another form, ask us.`,
};
