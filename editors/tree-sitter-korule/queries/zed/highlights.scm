; Names of captures as Zed has them.
(comment) @comment
(title_sign) @punctuation.special
(rule_name) @type
(key) @property
":" @punctuation.delimiter
(verdict) @keyword
(deed) @keyword
(result) @constant
(number) @number
(rule) @type
