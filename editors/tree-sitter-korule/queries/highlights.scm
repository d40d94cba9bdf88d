; Names of captures as Neovim has them.
(comment) @comment
(title_sign) @punctuation.special
(rule_name) @type
(key) @property
":" @punctuation.delimiter
(verdict) @keyword
(deed) @keyword
(result) @constant.builtin
(number) @number
(rule) @type
